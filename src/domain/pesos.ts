/** Chilean pesos as they are written in Chile: '$85.000'. There are no decimals. */
export const pesos = (amount: number): string => {
  const digits = String(Math.abs(Math.round(amount))).replace(/\B(?=(?:\d{3})+$)/gu, '.');
  return `${amount < 0 ? '-' : ''}$${digits}`;
};
