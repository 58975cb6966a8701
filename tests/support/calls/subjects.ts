import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullGroup } from '#db/models/groups/full-group.ts';
import { groupNamed, invitationTo, type TestWedding } from '#tests/support/wedding.ts';

/** What the calls are about: the family, its tent, and an event to which Tía Marta is not invited. */
export const subjectsOf = (site: TestWedding) => {
  const { raw } = site;
  const family = groupNamed(site, 'Familia Peñaloza Ríos');
  const idOf = (sql: string, name: string | number) => Number(raw.prepare(sql).pluck().get(name));
  const purchaseOf =
    'select purchases.id from purchases join guests on guests.id = guest_id where group_name = ?';
  return {
    family: family.id,
    rosa: family.members[0]!.id,
    /** The family's, to events to which Tía Marta is not invited, and is. */
    invitation: invitationTo(family, 45),
    common: invitationTo(family, 49),
    other: groupNamed(site, 'Tía Marta').id,
    linkToken: groupNamed(site, 'Camila y Andrés').link_token,
    tent: idOf('select id from table_groups where name = ?', 'Achibueno'),
    seat: idOf('select id from guest_event_table_assignments where guest_id = ?', family.id),
    transfer: idOf(purchaseOf, 'Los Montecinos'),
    online: idOf(purchaseOf, 'Camila y Andrés'),
    confirmation: rejectedTransfer(site, family),
    message: failedMessage(site, family),
    request: openRequest(site, family),
    companion: companionOf(site, family),
    question: openQuestion(site),
    kitchenSheet: sentSheet(site, family),
    picture: uploadedPicture(site),
    openGift: openGift(site),
    surprise: openSurprise(site),
    photo: sentPhoto(site, family),
    photoLink: wallLink(site),
  };
};

export type Subjects = ReturnType<typeof subjectsOf>;

/** It does not prevent the group's deletion. */
const rejectedTransfer = ({ raw }: TestWedding, { id }: FullGroup): string => {
  const code = 'c0'.repeat(16);
  const purchase = `insert into purchases
    (guest_id, total_amount, confirmation_code, status, payment_method, created_at, updated_at)
    select ?, price, ?, 'rejected', 'transfer', 0, 0 from gifts where id = 2`;
  const item = `insert into purchase_items (purchase_id, gift_id, unit_price)
    select ?, id, price from gifts where id = 2`;
  raw.prepare(item).run(raw.prepare(purchase).run(id, code).lastInsertRowid);
  return code;
};

/** The family asks for a change about its first event; for another one the deadline has passed. */
const openRequest = ({ raw }: TestWedding, { id, members }: FullGroup): number => {
  raw.prepare('update events set rsvp_deadline = 1 where id = 50').run();
  const responses = JSON.stringify([{ memberId: members[0]!.id, isAttending: true }]);
  const request = `insert into change_requests (guest_id, event_id, responses, late, status, created_at)
    values (?, 45, ?, 0, 'pending', 0)`;
  return Number(raw.prepare(request).run(id, responses).lastInsertRowid);
};

/** Of any amount, from 5.000 on. */
const openGift = ({ raw }: TestWedding): number =>
  Number(
    raw
      .prepare(
        `insert into gifts (name, description, price, kind, created_at, updated_at)
         values ('Aporte libre', 'Lo que quieran', 5000, 'open', 0, 0)`,
      )
      .run().lastInsertRowid,
  );

/** About an event to which Tía Marta is not invited. */
const openQuestion = ({ raw }: TestWedding): number =>
  Number(
    raw
      .prepare(
        `insert into questions (text, kind, options, scope, event_id)
         values ('¿Bus?', 'choice', '[{"id":"t","text":"Terminal"}]', 'member', 45)`,
      )
      .run().lastInsertRowid,
  );

/** Every group may bring somebody; the family does. */
const companionOf = ({ raw }: TestWedding, { id }: FullGroup): number => {
  raw.prepare('update guests set extra_places = 10').run();
  const companion = "insert into guest_members (guest_id, name, is_companion) values (?, 'Pía', 1)";
  return Number(raw.prepare(companion).run(id).lastInsertRowid);
};

/** What the kitchen was sent for the glamping, when the family's mother was to come. */
const sentSheet = ({ raw }: TestWedding, { id, members }: FullGroup): number => {
  const sheet = 'insert into kitchen_sheets (event_id, people, sent_at) values (45, 1, 0)';
  const person =
    "insert into kitchen_sheet_people (sheet_id, member_id, guest_id, name) values (?, ?, ?, 'Rosa')";
  const { lastInsertRowid } = raw.prepare(sheet).run();
  raw.prepare(person).run(lastInsertRowid, members[0]!.id, id);
  return Number(lastInsertRowid);
};

/** Of which the couple has to decide what becomes. */
const failedMessage = ({ raw }: TestWedding, { id, members }: FullGroup): number => {
  const campaign = "insert into campaigns (kind, text, created_at) values ('template', 'Hola', 0)";
  const message = `insert into messages (campaign_id, member_id, guest_id, state, failure, queued_at, updated_at)
    values (?, ?, ?, 'failed', 'refused', 0, 0)`;
  const { lastInsertRowid } = raw.prepare(campaign).run();
  return Number(raw.prepare(message).run(lastInsertRowid, members[0]!.id, id).lastInsertRowid);
};

const uploadedPicture = ({ file }: TestWedding): string => {
  const name = `${'0f'.repeat(16)}.jpg`;
  const folder = path.join(path.dirname(file), 'uploads');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), 'a picture');
  return name;
};

/** At the door of the main event. */
const openSurprise = ({ raw }: TestWedding): number =>
  Number(
    raw
      .prepare(
        `insert into surprises (fact_id, event_id, kind, name, host, at)
         values ('s', 49, 'unlisted', 'Renata Cuevas', 'Tía Marta', 0)`,
      )
      .run().lastInsertRowid,
  );

/** Approved, and without its files. */
const sentPhoto = ({ raw }: TestWedding, { id }: FullGroup): number =>
  Number(
    raw
      .prepare(
        `insert into photos (file, guest_id, checksum, status, size, created_at)
         values ('0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f', ?, ?, 'approved', 1, 0)`,
      )
      .run(id, 'f'.repeat(64)).lastInsertRowid,
  );

const wallLink = ({ raw }: TestWedding): number =>
  Number(
    raw
      .prepare(
        "insert into photo_links (purpose, event_id, token, created_at) values ('wall', null, ?, 0)",
      )
      .run('w'.repeat(40)).lastInsertRowid,
  );
