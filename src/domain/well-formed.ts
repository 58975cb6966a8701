/**
 * `String.prototype.toWellFormed`, supported by Safari since 16.4 and Chrome since 111: a lone surrogate
 * becomes the replacement character, so that `encodeURIComponent` does not throw.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');
