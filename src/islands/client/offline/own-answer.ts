import { siteHeader } from '#contract/headers.ts';

type Answer = Pick<Response, 'headers'>;

/** Whether this site has answered: a captive portal or a proxy may answer anything, with any status. */
export const isOwn = ({ headers }: Answer): boolean => headers.has(siteHeader);

const isPage = ({ headers }: Answer) => headers.get('content-type')?.startsWith('text/html');

/** Whether this site may have answered a call, which is never answered with a page. */
export const isOwnCall = (answer: Answer): boolean => isOwn(answer) || !isPage(answer);

/** Whether it may be a script, a style, a font or a picture: what others answer in their place is a page. */
export const isAsset = (answer: Answer): boolean => !isPage(answer);
