import { StartupError } from '#db/startup-error.ts';
import { settingTexts } from '#domain/texts/host.ts';

const minimum = 10;

/**
 * The one rule for an administrator's password, wherever it is set.
 * @throws StartupError that does not contain the password
 */
export const requireMinPassword = (password: string): string => {
  if (password.length >= minimum) return password;
  throw new StartupError(settingTexts.adminPassword(minimum));
};
