/** '1 persona', '2.000 personas' */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('es-CL')} ${count === 1 ? one : many}`;
