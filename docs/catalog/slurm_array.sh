#!/usr/bin/env bash
# A catalogue in as many parts as the array has tasks; docs/catalog.md, "By the million".
#   sbatch --array=0-99 slurm_array.sh 1..1000000 /scratch/catalog
#SBATCH --job-name=cellophane-catalog
#SBATCH --cpus-per-task=1
#SBATCH --mem=256M
#SBATCH --requeue
set -euo pipefail

seeds=$1
folder=$2
part=$((SLURM_ARRAY_TASK_ID - SLURM_ARRAY_TASK_MIN))
exec cellophane catalog --seeds "$seeds" --shard "$part/$SLURM_ARRAY_TASK_COUNT" --jobs 1 \
    --out "$folder/part-$part.csv" --resume
