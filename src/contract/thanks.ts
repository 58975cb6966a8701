/** GET /api/admin/thanks (a list, by group): who gave, and what the couple may write to them. */
export type ThanksView = {
  guestId: number;
  groupName: string;
  purchases: { id: number; thanked_at: string | null }[];
  /** What they gave, in the couple's words. */
  gifts: string[];
  /** What they said with it. */
  messages: string[];
  /** How many of them arrived at an event, by the door's list. */
  arrived: number;
  /** The text of a message, with gifts and table named. */
  text: string;
  /** Opens a chat with that text; null without a phone. */
  chat: string | null;
};
