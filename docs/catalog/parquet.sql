-- The parts of a catalogue, put together as catalog.csv, as one Parquet file.
COPY (
  FROM read_csv('catalog.csv', types = {'seed': 'UBIGINT', 'depth': 'UTINYINT', 'x': 'UTINYINT', 'y': 'UTINYINT'})
) TO 'catalog.parquet' (FORMAT parquet, COMPRESSION zstd);
