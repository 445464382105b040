// How the search's index is built, and read by the page: both need the same.

export const searchOptions = {
  fields: ['title', 'text'],
  storeFields: ['title', 'page', 'group'],
};

/** How it is asked. */
export const queryOptions = { prefix: true, fuzzy: 0.15, combineWith: 'AND', boost: { title: 3 } };
