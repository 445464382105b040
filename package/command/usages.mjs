// The help of the commands that are this package's own.

export const pdfUsage = `Usage: cellophane pdf --seed N [--depth D] [--style S] [--paper P] [--cell MM] [--for WHOM] [--theme T]
                      [--title TEXT] [--no-key] --out FILE
       cellophane pdf --dungeon --seed N [--style S] [--paper P] [--for WHOM] [--theme T] [--title TEXT] --out FILE

  --seed N      1 to 18446744073709551615
  --depth D     1 to 40; 1 if left out
  --style S     brogue if left out
  --paper P     a4 or letter; a4 if left out
  --cell MM     the side of a cell in millimetres, 2 to 100: the map is cut into as many sheets as it takes, with marks
                to cut and glue by; all of it on one sheet if left out
  --for WHOM    gm (everything) or players (no items, monsters or secrets); gm if left out
  --theme T     ink, parchment, blueprint, light, dark; ink if left out
  --title TEXT  above the map
  --dungeon     all levels down to the Amulet as small maps on one sheet
  --no-key      without the list of what is in the rooms
  --out FILE    where to write the PDF
`;

export const rankFormats = ['table', 'csv', 'json'];

export const rankUsage = `Usage: cellophane rank FILE|FOLDER ... [--releases PLACE] [--format F] [--jobs N]

  --releases PLACE  earlier releases, whose recordings are replayed by their own engines: the address of the folder v of
                    a site, or a folder: of unpacked releases (tar -xzf cellophane-release-1.2.3.tar.gz -C FOLDER), or of
                    an installed package. May be given several times. Packages called cellophane of other versions
                    that are installed beside this one, or in the present folder, need not be named
  --format F        ${rankFormats.join(', ')}; table if left out
  --jobs N          number of threads; one per core if left out

Replays every recording and saved game, of a folder those whose names end with .clph, and ranks the finished ones of each
dungeon by score, then depth, then fewest turns. Others are listed with the reason: unfinished, tampered, other-version,
unreadable. The same recording counts once. Where games of one dungeon were played with different rules, it is said.
Ends with status 1 if a file does not replay as it says.
`;
