/** In the wizard, where the couple asks for ages and needs. */
export const askPeopleTexts = {
  title: '¿Vienen niños, o alguien necesita algo?',
  subtitle:
    'Así guardamos una silla, un menú o un lugar cómodo. Si no hay nada que contar, déjalo así.',
  ageGroup: 'Es',
  age: 'Años',
  needs: 'Necesita',
  note: 'Algo más que debamos saber',
  notePlaceholder: 'Silla de ruedas, por ejemplo',
  of: (name: string) => `de ${name}`,
} as const;
