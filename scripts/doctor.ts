// npm run doctor: checks a running site. `--quiet` prints only problems.
import { readConfig } from '#api/config.ts';
import { alert } from './doctor/alert.ts';
import { checkBackups } from './doctor/backups.ts';
import { type Finding, lineOf, warning } from './doctor/finding.ts';
import { checkMachine } from './doctor/machine.ts';
import { checkProcess } from './doctor/process.ts';
import { checkPayments } from './doctor/providers.ts';
import { checkPublicAddress } from './doctor/public-address.ts';
import { checkWedding } from './doctor/wedding.ts';

// Its notes are readable by its own user only; files that others can already read are reported, not changed.
process.umask(0o077);

const examine = async () => {
  const config = readConfig(process.env);
  const now = new Date();
  const findings: Finding[] = (
    await Promise.all([
      checkProcess(config),
      checkPublicAddress(config, now),
      checkMachine(config.dataDir),
      checkWedding(config),
      checkBackups(config.dataDir, now),
      checkPayments(config),
    ])
  ).flat();
  const { alertUrl, siteUrl, dataDir } = config;
  const untold = alertUrl && (await alert(findings, { url: alertUrl, siteUrl, dataDir }));
  if (untold) {
    findings.push(
      warning(`El aviso no llegó a ALERT_URL (${untold}).`, 'Pruebe la dirección con curl -d hola'),
    );
  }
  return findings;
};

try {
  const findings = await examine();
  const quiet = process.argv.includes('--quiet');
  const reported = quiet ? findings.filter(({ state }) => state !== 'passed') : findings;
  for (const finding of reported) console.log(lineOf(finding));
  process.exitCode = findings.some(({ state }) => state === 'failed') ? 1 : 0;
} catch (error) {
  if (!(error instanceof Error) || error.name !== 'StartupError') throw error;
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
}
