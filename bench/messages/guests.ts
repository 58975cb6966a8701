import { setTimeout as moment } from 'node:timers/promises';
import type { GroupView } from '../../src/contract/guest-groups.ts';
import type { BaileysStatusView } from '../../src/contract/whatsapp-connection.ts';
import type { FakeWhatsApp } from '../../tests/support/providers/whatsapp/fake-whatsapp.ts';
import type { Visitor } from '../durability/visitor.ts';

export type Recipient = { number: string; code: string };

/** Groups of one member, each with a code and a phone number of its own. */
export const recipients = (count: number): Recipient[] =>
  Array.from({ length: count }, (_, at) => ({
    number: `569876${String(50_000 + at)}`,
    code: `QX${String(7000 + at)}ZW`,
  }));

/** @returns their ids */
export const inviteAll = async (couple: Visitor, all: readonly Recipient[]): Promise<number[]> => {
  for (const { number, code } of all) {
    await couple.send('POST', '/api/admin/guests', {
      guest: { group_name: `Casa ${number}`, access_code: code },
      members: [{ name: `Persona ${number}`, phone: `+${number}` }],
    });
  }
  const groups = await couple.get<GroupView[]>('/api/admin/guests');
  return groups.filter(({ group_name: name }) => name.startsWith('Casa ')).map(({ id }) => id);
};

const path = '/api/admin/whatsapp';

/** The couple's phone scans the site's QR. @returns the QR's text */
export const linkPhone = async (couple: Visitor, fake: FakeWhatsApp): Promise<string> => {
  await couple.send('POST', `${path}/baileys-connect`, {});
  const { qr } = await statusWhen(couple, ({ qr }) => qr !== null);
  fake.scan(qr!);
  await statusWhen(couple, ({ status }) => status === 'connected');
  return qr!;
};

export const statusWhen = async (
  couple: Visitor,
  holds: (status: BaileysStatusView) => boolean,
): Promise<BaileysStatusView> => {
  for (;;) {
    const status = await couple.get<BaileysStatusView>(`${path}/baileys-status`);
    if (holds(status)) return status;
    await moment(20);
  }
};
