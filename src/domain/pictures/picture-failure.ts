/** Why an uploaded picture is refused. */
export const pictureFailureCodes = [
  ...(['not_a_picture', 'heic', 'video'] as const),
  ...(['damaged', 'too_many_pixels'] as const),
];

export type PictureFailure = (typeof pictureFailureCodes)[number];
