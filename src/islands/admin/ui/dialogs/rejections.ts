import { listTexts } from '#content/texts/admin-lists.ts';
import { messageOf } from '#islands/client/api.ts';

/** What the server said, or that it could not be reached. */
export const reasonOf = (error: unknown): string => messageOf(error) ?? listTexts.connectionFailed;
