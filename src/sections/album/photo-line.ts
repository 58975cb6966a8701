type Line = EventTarget & { type?: string };

/**
 * The line of this phone, as far as its browser tells. Those that do not tell wait until they are asked.
 * @param onlyWifi what the guest wants
 */
export const photoLine = (onlyWifi: () => boolean) => {
  const { connection } = navigator as { connection?: Line };
  const hasConnectionType = connection?.type !== undefined;
  let isAllowedOnce = false;
  return {
    hasConnectionType,
    isAllowed: () =>
      !onlyWifi() ||
      isAllowedOnce ||
      connection?.type === 'wifi' ||
      connection?.type === 'ethernet',
    /** For as long as the page is open. */
    allowOnce: () => {
      isAllowedOnce = true;
    },
    onChange: (listener: () => void) => connection?.addEventListener('change', listener),
  };
};
