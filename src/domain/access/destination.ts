/** Where a guest goes after signing in when nothing else was intended. */
export const defaultDestination = '/my-events';

/**
 * The path that a guest meant to reach, or the default. Only a path of this site is followed: no other
 * origin, no protocol-relative address, no backslash trick.
 */
export const safeDestination = (destination: string | null | undefined): string =>
  destination && /^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(destination)
    ? destination
    : defaultDestination;
