/** Why the wedding's database cannot be used. The message is for the operator who starts the site. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
