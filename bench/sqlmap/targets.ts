/** Where user input reaches a query: `*` marks the injection point. */
export type Target = {
  name: string;
  as: 'nobody' | 'guest' | 'couple';
  method?: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
};

const ids = (as: Target['as'], ...paths: string[]): Target[] =>
  paths.map((path) => ({ name: path, as, path }));

export const targets: Target[] = [
  {
    name: 'guest login',
    as: 'nobody',
    method: 'POST',
    path: '/api/rsvp/login',
    body: { groupName: 'Tía Marta*', accessCode: 'MATE-6H4C*' },
  },
  {
    name: 'couple’s login',
    as: 'nobody',
    method: 'POST',
    path: '/api/admin/login',
    body: { username: 'pareja*', password: 'x*' },
  },
  ...ids(
    'nobody',
    '/api/payments/return?external_reference=a*&payment_id=1*',
    '/api/webhooks/mercadopago?data.id=1*&type=payment*',
    '/api/uploads/a*',
  ),
  ...ids(
    'guest',
    '/api/rsvp/events/45*',
    '/api/rsvp/responses/45*',
    '/api/guest/1*/assignment/45*',
    '/api/table-group/1*/assignments',
    '/api/purchase-confirmation/demo*',
    '/events/45*',
    '/gifts/result?confirmation_code=demo*&status=success*',
  ),
  ...ids(
    'couple',
    '/api/admin/guests?eventId=45*',
    '/api/admin/guests/1*',
    '/api/admin/history?group=tia*&guestId=1*&subject=group*&actor=guest*&before=99*',
    '/api/admin/rsvps?view=cells*',
    '/api/admin/rsvps/event/45*',
    '/api/admin/seating/45*',
    '/api/admin/table-groups/1*/assignments',
    '/api/admin/whatsapp/status?campaign=1*',
    '/api/admin/whatsapp/guests/1*/messages',
    '/api/admin/purchases/1*',
    '/admin/rsvps?event=45*',
    '/admin/history?group=tia*',
  ),
  {
    name: 'what is removed',
    as: 'couple',
    method: 'DELETE',
    path: '/api/admin/table-groups/999*?version=1*',
  },
  {
    name: 'what comes back',
    as: 'couple',
    method: 'POST',
    path: '/api/admin/removals/group*/1*/restore',
  },
];
