/** A point on the earth in decimal degrees, north and east positive. */
export type MapLocation = { latitude: number; longitude: number };

const degrees = (value: number, positive: string, negative: string): string => {
  const tenths = Math.round(Math.abs(value) * 36_000);
  const minutes = Math.floor(tenths / 600);
  const two = (number: number) => `${number}`.padStart(2, '0');
  const seconds = ((tenths % 600) / 10).toFixed(1).padStart(4, '0');
  return `${Math.floor(minutes / 60)}°${two(minutes % 60)}′${seconds}″ ${value < 0 ? negative : positive}`;
};

/** '35°54′51.1″ S, 71°28′50.2″ O' */
export const degreesText = ({ latitude, longitude }: MapLocation): string =>
  `${degrees(latitude, 'N', 'S')}, ${degrees(longitude, 'E', 'O')}`;

/** The same point for each map app that may open it. */
export const mapLinks = ({ latitude, longitude }: MapLocation) => {
  const point = `${latitude},${longitude}`;
  return {
    mapsUrl: `https://www.google.com/maps/search/?api=1&query=${point}`,
    wazeUrl: `https://waze.com/ul?ll=${point}&navigate=yes`,
    geoUrl: `geo:${point}?q=${point}`,
    embedUrl: `https://www.google.com/maps?q=${point}&z=14&hl=es&output=embed`,
  };
};
