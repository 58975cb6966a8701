import { beforeEach, expect, test } from 'vitest';

import { $toast, dismissToast, toast } from './toasts.ts';

beforeEach(dismissToast);

test('a toast without a tone is an ordinary one', () => {
  toast({ title: 'Bienvenidos' });
  expect($toast.get()).toMatchObject({ title: 'Bienvenidos', description: '', variant: 'default' });
});

test('the newest toast takes the place of the one before', () => {
  toast({ title: 'Primero' });
  const first = $toast.get();
  toast({ title: 'Segundo', variant: 'destructive' });
  expect($toast.get()).toMatchObject({ title: 'Segundo', variant: 'destructive' });
  expect($toast.get()?.id).not.toBe(first?.id);
});

test('a dismissed toast is gone', () => {
  toast({ title: 'Adiós' });
  dismissToast();
  expect($toast.get()).toBeNull();
});
