import { demoSite } from './api.ts';

export const setUp = async () => {
  const site = demoSite();
  return { ...site, site, admin: await site.admin() };
};

export const soto = { guest: { group_name: 'Los Soto' }, members: [{ name: 'Ana Soto' }] };
