import type { Parts } from './schemas/parts.ts';

type Started = { names: readonly [string, string]; date: string; time: string; place: string };

/** What a wedding of one's own begins with: enough to be published, and nothing of the demo. */
export const startedParts = ({ names, date, time, place }: Started): Parts => ({
  wedding: { couple: { names }, ceremony: { day: date, time }, venue: { name: place } },
  privacy: {
    title: 'Privacidad',
    intro: 'Guardamos solo lo que hace falta para invitarlos y recibirlos bien.',
    sections: [
      {
        title: 'Qué guardamos',
        items: [
          'El nombre de tu grupo y de cada persona, el código para entrar y lo que responden.',
          'Lo que cada persona come o no puede comer, y si es niño o necesita algo en la mesa.',
          'Un teléfono o un correo, si lo tenemos, y los regalos que nos hagan con su mensaje.',
        ],
      },
      {
        title: 'Quién lo ve',
        items: [
          'Nosotros dos y quien nos ayuda con el sitio. Tu grupo ve lo suyo con su código.',
          'A la cocina le pasamos nombres, mesas, alimentación y menús. No vendemos ni prestamos nada.',
        ],
      },
      {
        title: 'Cuánto dura',
        items: [
          'El sitio nos ofrece borrar teléfonos, alimentación y edades 30 días después del matrimonio, y el resto a los 180.',
          'Las copias de seguridad vencen un tiempo después.',
        ],
      },
    ],
    ask: {
      title: 'Pedir una copia o que lo borremos',
      text: 'Escríbenos con el nombre de tu grupo y te lo mandamos, lo corregimos o lo borramos.',
      subject: 'Mis datos en el sitio del matrimonio',
    },
  },
});
