/** Why the wedding's file cannot be used. The message is for the person who starts the site. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
