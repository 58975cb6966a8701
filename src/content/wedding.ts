import * as wedding from './wedding.yaml';

/** Everything that is the couple's own, from src/content/wedding.yaml. */
export { wedding };

export type Wedding = typeof wedding;
