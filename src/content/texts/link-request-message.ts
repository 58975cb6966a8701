/** What the couple sends to a guest who asked for their link. */
export const lostLinkMessage = (name: string, link: string, groupName: string, code: string) =>
  `Hola ${name}: este es tu enlace para entrar a nuestro sitio:\n${link}\n\nTambién puedes ingresar con el grupo «${groupName}» y el código ${code}.`;
