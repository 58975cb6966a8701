/** Chilean pesos as they are written in Chile: '$85.000'. There are no decimals. */
export const pesos = (amount: number): string => {
  // eslint-disable-next-line regexp/no-super-linear-move -- A number has 22 digits at most.
  const digits = String(Math.abs(Math.round(amount))).replace(/\B(?=(?:\d{3})+$)/gu, '.');
  return `${amount < 0 ? '-' : ''}$${digits}`;
};
