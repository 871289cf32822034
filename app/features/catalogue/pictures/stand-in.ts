/**
 * A shopping bag on the pale green of an empty picture: what is shown for a picture that is lost.
 */
export const standIn =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320">' +
  '<rect width="320" height="320" fill="#eaf3ea"/>' +
  '<g fill="none" stroke="#17663a" stroke-opacity=".45" stroke-width="10" stroke-linejoin="round">' +
  '<path d="M100 130h120l14 120H86z"/><path d="M130 130v-18a30 30 0 0 1 60 0v18" stroke-linecap="round"/>' +
  "</g></svg>";
