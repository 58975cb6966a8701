/** Sent with every answer of the site. */
export const siteHeader = 'X-Convite';

/** Of a call that a page makes for its group: the group's id. Another may have signed in on the same phone meanwhile. */
export const groupHeader = 'Convite-Group';
