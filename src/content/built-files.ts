import { files } from 'virtual:site-content';

/** The couple's content as `src/content/*.yaml` said it when the site was built. */
export const builtFiles = files;
