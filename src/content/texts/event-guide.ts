/** What stands around the guides' own words. */
export const guideTexts = {
  contents: 'En esta guía',
  diets: { vegano: 'vegano', vegetariano: 'vegetariano', celíaco: 'sin gluten' },
  tent: {
    location: 'Ubicación',
    capacity: 'Capacidad',
    people: (people: number) => `Hasta ${people} personas`,
    diameter: 'Diámetro',
    metres: (metres: number) => `${metres} m`,
    beds: 'Camas',
    bathroom: 'Baño',
    rating: (rating: number) => `Nota ${rating} de 5`,
    photos: (title: string) => `Fotos de ${title}`,
  },
  playlist: {
    open: 'Escuchar aquí',
    note: 'El reproductor se carga solo si lo pides.',
  },
} as const;
