/**
 * `String.prototype.toWellFormed`, which Safari has since 16.4 and Chrome since 111: half an emoji becomes
 * the replacement character, so that `encodeURIComponent` does not throw.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');
