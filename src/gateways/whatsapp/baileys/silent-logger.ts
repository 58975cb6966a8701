const nothing = () => {};

/** Baileys' log contains phones, codes and keys. */
export const silentLogger = {
  level: 'silent',
  child: () => silentLogger,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
};
