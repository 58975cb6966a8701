const empty = () => {};

/** Baileys' log contains phones, codes and keys. */
export const silentLogger = {
  level: 'silent',
  child: () => silentLogger,
  trace: empty,
  debug: empty,
  info: empty,
  warn: empty,
  error: empty,
};
