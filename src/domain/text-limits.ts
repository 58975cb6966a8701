/** The longest name, in characters. */
export const nameLimit = 200;

/** The longest text of several lines, in characters. */
export const textLimit = 5000;
