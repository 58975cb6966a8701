/**
 * Every step between a fresh clone and a running site. Runs before `npm start` and `npm test`, on the
 * system's own Node and without any package, so it may not use what it installs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, fullChromium } from './browser.mjs';
import { isBuilt } from './build-state.mjs';
import { run, stop } from './run.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const installed = 'node_modules/.package-lock.json';

const install = () => {
  if (isInstalled()) return;
  console.log('Installing the packages (npm ci): about half a minute, once per release.');
  const failed = 'The packages could not be installed: see above.';
  const omitted = needsDevPackages() ? [] : ['--omit=dev'];
  // Only npm 11 supports `allowScripts` of package.json.
  const ci = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  run('npm', [...ci, ...omitted], failed);
  const ownNode = `node-linux-${process.arch}`;
  if (!existsSync(`node_modules/${ownNode}`) || existsSync('node_modules/.bin/node')) return;
  // npm 10 does not link this package's command when scripts are ignored.
  run('npm', ['rebuild', '--ignore-scripts', '--loglevel=error', ownNode], failed);
};

/** A running site needs none of the tests' packages; who has them keeps them. */
const needsDevPackages = () =>
  process.argv[2] !== 'start' || existsSync(`node_modules/${devPackage}`);

const devPackage = 'vitest';

const isInstalled = () => {
  if (!existsSync(installed)) return false;
  if (needsDevPackages() && !existsSync(`node_modules/${devPackage}`)) return false;
  if (statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs) return true;
  if (!holdsTheSame()) return false;
  // A clone or a branch changed the lock file's date, not its content.
  utimesSync(installed, new Date(), new Date());
  return true;
};

const holdsTheSame = () => {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf(installed);
  const same = (path) => present[path]?.integrity === wanted[path].integrity;
  return (
    Object.keys(present).every((path) => wanted[path]) &&
    Object.keys(wanted).every((path) =>
      path === '' || (isOmitted(wanted[path]) && !present[path]) ? true : same(path),
    )
  );
};

const isOmitted = ({ optional, dev, devOptional }) =>
  optional || ((dev || devOptional) && !needsDevPackages());

const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

const checkNode = () => {
  if (existsSync('node_modules/.bin/node') || Number(process.versions.node.split('.')[0]) >= 24) {
    return;
  }
  stop(
    `Convite brings its own Node 24 for Linux (x64, arm64). On this system install Node 24 first: this is ${process.version}.`,
  );
};

const build = () => {
  if (isBuilt()) return;
  console.log('Building the site (astro build): the sources changed since the last build.');
  run('node', ['scripts/build.mjs'], 'The site could not be built: see above.');
};

const installBrowser = () => {
  const missing = [chromium, fullChromium].find((browser) => !existsSync(browser));
  if (!missing) return;
  const help = 'Install Chromium, or say where one is with CHROMIUM_PATH=…, and try again.';
  if (process.env.CHROMIUM_PATH) stop(`There is no browser at ${missing}. ${help}`);
  if (process.getuid?.() !== 0) stop(`The browser tests need ${missing}. ${help}`);
  console.log('Installing Chromium for the browser tests (apt-get): one minute, once.');
  const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];
  aptInstall(['--no-install-recommends', ...packages], help);
};

/** Requirements of the tests in Firefox and WebKit: programs, and the Debian packages that contain them. */
const engines = {
  files: [
    ...['firefox-esr', 'WebKitWebDriver', 'Xvfb', 'xvfb-run', 'dbus-run-session'].map(
      (program) => `/usr/bin/${program}`,
    ),
    '/usr/lib/python3/dist-packages/gi',
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/girepository-1.0/WebKit2-4.1.typelib`,
  ],
  packages: [
    ...['firefox-esr', 'webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi'],
    ...['xvfb', 'xauth', 'dbus', 'gstreamer1.0-libav'],
  ],
};

const installEngines = () => {
  const missing = engines.files.filter((file) => !existsSync(file));
  if (missing.length === 0) return;
  const help = `On Debian, as root: apt-get install --no-install-recommends ${engines.packages.join(' ')}`;
  if (process.getuid?.() !== 0) {
    stop(`The journeys in other engines need ${missing.join(', ')}. ${help}`);
  }
  console.log('Installing Firefox and WebKit for the journeys (apt-get): a few minutes, once.');
  aptInstall(['--no-install-recommends', ...engines.packages], help);
};

const aptInstall = (packages, help) => {
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  run('apt-get', ['update', '-qq'], `apt-get could not read its lists. ${help}`);
  run('apt-get', ['install', '-y', '-qq', ...packages], `apt-get could not install them. ${help}`);
};

/** Tests assume the specification's wedding day; a demo that was stored earlier keeps its day. */
const settleDemoDate = () => {
  if (['test', 'engines'].includes(process.argv[2])) process.env.DEMO_DATE ||= '2025-12-20';
  const data = process.env.DATA_DIR || 'data';
  if (process.env.DEMO_DATE || !existsSync(`${data}/wedding.db`)) return;
  const node = existsSync('node_modules/.bin/node') ? 'node_modules/.bin/node' : process.execPath;
  const planted = spawnSync(node, ['scripts/planted-day.ts', data], { encoding: 'utf8' });
  if (planted.status === 0) process.env.DEMO_DATE = planted.stdout.trim();
};

install();
checkNode();
settleDemoDate();
build();
if (['test', 'engines'].includes(process.argv[2])) installBrowser();
if (process.argv[2] === 'engines') installEngines();
