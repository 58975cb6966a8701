/** On this phone: whether a guest wants photos to wait for wifi. */
export const wifiKey = 'convite:photos-wifi';

/** On this phone: whether photos wait to be sent. Not of a group: it outlives a sign-out, as they do. */
export const photosWaitKey = 'convite-photos-wait';
