/** How long data is kept; what deletes it earlier is listed with the reason. */
export const keepings = {
  contact: '30 days after the wedding',
  everything: '180 days after the wedding',
  accounts: 'as long as the site, from the erasure on without a name',
  couple: 'as long as the site',
} as const;

export type Keeping = keyof typeof keepings;

type Reason = { content: string; reason: string; until: Keeping; exception?: string };

/** Why personal data is kept. Shown by docs/privacy.md; `until` drives the erasures. */
export const reasons = {
  invitation: {
    content: 'names of groups and people, the access code and the personal link',
    reason: 'to invite them and to let them in',
    until: 'everything',
  },
  phone: {
    content: 'phones',
    reason: 'to write to them',
    until: 'contact',
  },
  email: {
    content: 'e-mail addresses',
    reason: 'to write to them',
    until: 'everything',
  },
  diet: {
    content: 'what somebody does not eat',
    reason: 'for the kitchen',
    until: 'contact',
  },
  needs: {
    content: 'who is a child or an infant, and what somebody needs at a table',
    reason: 'for a chair, a menu and a place that suit them',
    until: 'contact',
  },
  answers: {
    content:
      'to what they are invited and what they answered; when they got on a bus and arrived, and who came without being on the list',
    reason: 'to know who comes, and who is there',
    until: 'everything',
  },
  seats: {
    content: 'where they sit, and beside whom they should or should not',
    reason: 'to seat them',
    until: 'everything',
  },
  photos: {
    content: 'which group has sent a photo',
    reason: 'so that it can take its own back, and the couple knows whom to thank',
    until: 'everything',
    exception:
      'the photo itself when the group takes it back, or when the couple deletes it; without a name it stays in their album',
  },
  signIn: {
    content:
      'when they first came in, who is signed in (a hash of the cookie), whether that phone has saved the pages and where it gets notifications, and who has asked for the link of their group',
    reason:
      'so that they need not type their code again; to see who has opened the invitation and who can read it without signal; to send the link',
    until: 'everything',
    exception:
      'a session ends by itself after 180 days without use, and with its group, and with it what its phone has saved; of a group the 50 used last are kept; a request for a link the day after it is settled',
  },
  attempts: {
    content: 'failed logins: the address they came from, a hash of the name that was tried',
    reason: 'so that nobody guesses codes',
    until: 'everything',
    exception: 'the next day',
  },
  repeats: {
    content: 'the first answer to what a phone may send twice',
    reason: 'so that it counts once',
    until: 'contact',
    exception:
      '30 days, and of a group the newest 200; what the couple was answered a day, and of each the newest 50',
  },
  messages: {
    content:
      'whom the couple wrote to, when, and whether it arrived; which notices a group has seen',
    reason: 'so that nobody gets the same message twice',
    until: 'everything',
    exception: 'the text for one phone: until it has left, or 30 days',
  },
  channel: {
    content: "what the couple's own WhatsApp remembers of those it wrote to, sealed",
    reason: 'to write in their name',
    until: 'contact',
    exception: 'when WhatsApp is disconnected',
  },
  giftWords: {
    content: 'the message with a gift, and the address of its checkout',
    reason: 'so that the couple can say thank you',
    until: 'everything',
  },
  accounts: {
    content: 'what was given, how it was paid and how much, and who of the couple invited them',
    reason: 'it is money: the couple must be able to find it in its accounts',
    until: 'accounts',
  },
  history: {
    content: 'who changed what and when, by number and without names',
    reason: 'to find and mend mistakes',
    until: 'everything',
  },
  bin: {
    content: 'what was removed, with all that went along',
    reason: 'to bring it back',
    until: 'everything',
    exception: '30 days after it was removed',
  },
  couple: {
    content:
      'the name and the password (a hash) of those who run the site, their sessions and connections; the names of those who help at the door, and their links (a hash); the links of the cards and the screen for photos',
    reason: 'to let them in',
    until: 'couple',
  },
} as const satisfies Record<string, Reason>;

export type ReasonName = keyof typeof reasons;
