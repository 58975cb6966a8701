import type { Db } from '#db/connection.ts';
import { hasAdmin } from '#db/models/access/users.ts';
import { hashOf, newToken, sameText } from '../access/tokens.ts';

/** The one-time way in for a couple whose wedding has no administrator yet. */
export type StartToken = {
  /** For the terminal, once; undefined when somebody runs the wedding already. */
  token: string | undefined;
  isRight: (typed: string) => boolean;
  /** False once there is an administrator. */
  isOpen: () => boolean;
};

/** Another one at each start; only its hash stays in memory. */
export const openStartToken = (db: Db): StartToken => {
  const token = hasAdmin(db) ? undefined : newToken();
  const kept = token && hashOf(token);
  return {
    token,
    isRight: (typed) => kept !== undefined && sameText(hashOf(typed), kept),
    isOpen: () => kept !== undefined && !hasAdmin(db),
  };
};
