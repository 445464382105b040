/** The keys of a hasty player, over and over: exploring, steps, waiting, pages that open and close, stairs. */
export const hastyKeys =
  'x x l j k h s z y u b n Tab Escape i Escape Enter ArrowRight ArrowDown Escape > > D Escape M Escape'.split(' ');
