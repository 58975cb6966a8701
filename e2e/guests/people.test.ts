import { awake, guests, signIn, signInAsCouple } from '../guest-visit.ts';
import { expect, test } from '../site.ts';
import { dialog, visit } from './guest-list-visit.ts';

test('the couple asks for ages and needs, a family answers, and table and kitchen know', async ({
  page,
}) => {
  await signIn(page, guests.family);
  await page.goto('/rsvp');
  await awake(page);
  const question = page.getByRole('heading', { name: '¿Vienen niños, o alguien necesita algo?' });
  await expect(question).toHaveCount(0);

  await signInAsCouple(page);
  await page.goto('/admin/questions');
  await awake(page);
  const asks = page.getByRole('switch', { name: 'Preguntar por edades y necesidades' });
  await expect(asks).not.toBeChecked();
  await asks.check();
  await expect(page.getByText('Ahora se pregunta')).toBeVisible();

  await page.goto('/rsvp');
  await awake(page);
  await expect(question).toBeVisible();
  await page.getByText('Bruno Ríos', { exact: true }).last().tap();
  await page.getByLabel('Es de Bruno Ríos').selectOption('Niño o niña');
  await page.getByLabel('Años de Bruno Ríos').selectOption('7');
  const needs = page.getByRole('group', { name: 'Necesita de Bruno Ríos' });
  await needs.getByRole('checkbox', { name: 'Menú infantil' }).check();
  await page.getByLabel('Algo más que debamos saber de Bruno Ríos').fill('Duerme siesta');
  await expect(
    page.getByText(': Niño o niña, 7 años · Menú infantil · Duerme siesta'),
  ).toBeVisible();
  // What they eat beside it is not touched by that, nor the other way round.
  await page.getByLabel('Alimentación de Bruno Ríos').selectOption('Vegano');
  await page.getByRole('button', { name: 'Continuar a los eventos' }).tap();
  await page.goto('/events/48/rsvp');
  await awake(page);
  await page.getByRole('button', { name: 'Todos asistiremos' }).tap();
  await page.getByRole('button', { name: 'Save Response' }).tap();
  await expect(page.getByText('RSVP Updated')).toBeVisible();

  await visit(page);
  await page.getByRole('button', { name: 'Editar Familia Peñaloza Ríos' }).tap();
  const form = dialog(page, 'Edit Guest');
  const bruno = form.getByRole('group', { name: 'Miembro 4', exact: true });
  await expect(bruno.getByLabel('Restricción dietética')).toHaveValue('Vegan');
  await bruno.getByText('Edad y necesidades').tap();
  await expect(bruno.getByLabel('Es', { exact: true })).toHaveValue('child');
  await expect(bruno.getByLabel('Años')).toHaveValue('7');
  await expect(bruno.getByRole('checkbox', { name: 'Menú infantil' })).toBeChecked();
  await bruno.getByRole('checkbox', { name: 'Silla alta' }).check();
  await form.getByRole('button', { name: 'Guardar' }).tap();
  await expect(form).toBeHidden();

  await page.goto('/admin/kitchen?event=48');
  await awake(page);
  await expect(page.getByRole('row', { name: 'Menús infantiles 1' })).toBeVisible();
  await expect(page.getByText('Menú infantil · Vegano')).toBeVisible();
});
