/** The longest name and the longest other single line, in characters. */
export const nameLimit = 200;
