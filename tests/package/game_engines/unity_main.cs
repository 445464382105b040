// Runs both scripts of docs/unity.md, and writes what they made: of each tilemap its cells, as column, row and the corner of
// the tile's picture, or "solid"; then what the library tells of the same level.
using System;
using System.IO;
using System.Reflection;
using UnityEngine;
using UnityEngine.Tilemaps;

public static class Program
{
    public static int Main(string[] words)
    {
        var dungeon = new GameObject("dungeon").AddComponent<Dungeon>();
        dungeon.level = new TextAsset { text = File.ReadAllText(words[0]) };
        dungeon.tiles = new Texture2D { width = int.Parse(words[1]), height = int.Parse(words[2]) };
        typeof(Dungeon).GetMethod("Start", BindingFlags.NonPublic | BindingFlags.Instance).Invoke(dungeon, null);
        foreach (var child in dungeon.transform.children)
        {
            Console.WriteLine("map\t{0}\t{1}\t{2}", child.name, child.GetComponent<TilemapRenderer>().sortingOrder,
                child.GetComponent<TilemapCollider2D>() != null);
            foreach (var cell in child.GetComponent<Tilemap>().tiles)
                Console.WriteLine("{0}\t{1}\t{2}", cell.Key.x, cell.Key.y,
                    cell.Value.sprite == null ? "solid" : cell.Value.sprite.rect.x + "," + cell.Value.sprite.rect.y);
        }
        Console.WriteLine("things\t{0}\t{1}", dungeon.Data.items.Length, dungeon.Data.monsters[0].kind);
        if (words.Length < 4) return 0;
        using (var level = new CellophaneLevel(1729, 7))
            Console.WriteLine("library\t{0}\t{1}\t{2}", level.Up[0], level.Down[1], string.Join("", level.Rows));
        try { new CellophaneLevel(0, 7); }
        catch (Exception error) { Console.WriteLine("refused\t{0}", error.Message); }
        return 0;
    }
}
