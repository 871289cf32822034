/** As a browser and a search engine name a legal text. */
export const legalMeta = ({ title, description }: { title: string; description: string }) => [
  { title },
  { name: "description", content: description },
];
