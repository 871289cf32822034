/** Opens the map the phone has, at an address. */
export function mapLink({
  street,
  city,
  postalCode,
}: {
  street: string;
  city: string;
  postalCode: string;
}): string {
  const query = `${street}, ${city} ${postalCode}`;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query })}`;
}
