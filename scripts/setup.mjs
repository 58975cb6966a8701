/**
 * Everything between a fresh clone and a running site. Runs before `npm start` and `npm test`, on
 * the system's own Node and without any package, so it may not use what it installs.
 */
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build-state.mjs';
import { run, stop } from './run.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const installed = 'node_modules/.package-lock.json';
const chromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

const install = () => {
  if (isInstalled()) return;
  console.log('Installing the packages (npm ci): about half a minute, once per release.');
  run(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    'The packages could not be installed: see above.',
  );
};

const isInstalled = () => {
  if (!existsSync(installed)) return false;
  if (statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs) return true;
  if (!holdsTheSame()) return false;
  // A clone or a branch touched the lock without changing it.
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
      path === '' || (wanted[path].optional && !present[path]) ? true : same(path),
    )
  );
};

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
  if (existsSync(chromium)) return;
  const help = 'Install Chromium, or say where one is with CHROMIUM_PATH=…, and try again.';
  if (process.env.CHROMIUM_PATH) stop(`There is no browser at ${chromium}. ${help}`);
  if (process.getuid?.() !== 0) stop(`The browser tests need ${chromium}. ${help}`);
  console.log('Installing Chromium for the browser tests (apt-get): one or two minutes, once.');
  run('apt-get', ['update', '-qq'], `apt-get could not read its lists. ${help}`);
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  const packages = ['install', '-y', '-qq', 'chromium'];
  run('apt-get', packages, `apt-get could not install Chromium. ${help}`);
};

install();
checkNode();
build();
if (process.argv[2] === 'test') installBrowser();
