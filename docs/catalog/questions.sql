-- 1. How many scrolls of enchanting does a whole dungeon hold?
SELECT min(n) AS fewest, median(n) AS median, max(n) AS most
FROM (SELECT seed, sum(quantity) AS n FROM 'catalog.parquet'
      WHERE category = 'scroll' AND kind = 'enchanting' GROUP BY seed);

-- 2. How often is there plate armor on the first four levels?
SELECT round(100 * count(DISTINCT seed) / (SELECT count(DISTINCT seed) FROM 'catalog.parquet'), 2) AS percent
FROM 'catalog.parquet' WHERE kind = 'plate armor' AND depth <= 4;

-- 3. Which captives and allies can be had, and how deep do they lie?
SELECT kind, count(*) AS met, min(depth) AS shallowest, median(depth) AS median
FROM 'catalog.parquet' WHERE what = 'ally' AND depth <= 10 GROUP BY kind ORDER BY met DESC, kind LIMIT 5;

-- 4. What do keys open, and what guards them most often?
SELECT room.blueprint AS opens, count(*) AS keys, mode(key.blueprint) AS guarded_by
FROM 'catalog.parquet' key JOIN 'catalog.parquet' room
  ON room.seed = key.seed AND room.depth = key.depth AND room.machine = key.opens AND room.what = 'machine'
WHERE key.category = 'key' GROUP BY room.blueprint ORDER BY keys DESC, opens LIMIT 5;

-- 5. Which creatures carry most, and what share of them are mutants?
SELECT carriedBy AS carrier, count(*) AS items, round(100 * avg((carrierMutation IS NOT NULL)::INT), 1) AS mutants
FROM 'catalog.parquet' WHERE carrier IS NOT NULL GROUP BY carriedBy ORDER BY items DESC, 1 LIMIT 5;
