/** The server sets this readable cookie beside the HttpOnly ones; it grants nothing. */
export const hasHint = (cookies: string) => /(?:^|; )convite_hint=[^;]/.test(cookies);

/** Whether the one who is signed in is a guest. */
export const hasGuestHint = (cookies: string) => /(?:^|; )convite_hint=[^;]*guest/.test(cookies);
