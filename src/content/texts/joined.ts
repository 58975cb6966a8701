/** 'correo, dieta y teléfono' */
export const joinedByAnd = (parts: readonly string[]): string =>
  parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} y ${parts[parts.length - 1]!}`;
