import type { Db } from '#db/connection.ts';
import { hasAdmin } from '#db/models/access/users.ts';
import { hashOf, newToken, sameText } from '../access/tokens.ts';

export type StartToken = ReturnType<typeof openStartToken>;

/** The one-time way in for a couple whose wedding has no administrator yet. Only a hash of the token is kept. */
export const openStartToken = (db: Db) => {
  let tokenHash: string | undefined;
  return {
    /** Another token, which ends the one before; undefined when somebody runs the wedding already. */
    issue: (): string | undefined => {
      const token = hasAdmin(db) ? undefined : newToken();
      tokenHash = token && hashOf(token);
      return token;
    },
    isRight: (typed: string): boolean =>
      tokenHash !== undefined && sameText(hashOf(typed), tokenHash),
    /** False once there is an administrator. */
    isOpen: (): boolean => tokenHash !== undefined && !hasAdmin(db),
  };
};
