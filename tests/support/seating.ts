import type { PlanView } from '#contract/seating-views.ts';
import { demoSite } from './api.ts';
import { groupNamed } from './wedding.ts';

export const setUp = async () => {
  const site = demoSite();
  const admin = await site.admin();
  const plan = async () => (await admin.get('/api/admin/seating/45')).json as PlanView;
  const { tables } = await plan();
  const [achibueno, ancoa] = tables.map(({ id }) => id);
  const idOf = (name: string) => groupNamed(site, name).id;
  return {
    site,
    admin,
    plan,
    tables,
    achibueno: achibueno!,
    ancoa: ancoa!,
    family: idOf('Familia Peñaloza Ríos'),
    aunt: idOf('Tía Marta'),
    mountain: idOf('Los Montecinos'),
  };
};
