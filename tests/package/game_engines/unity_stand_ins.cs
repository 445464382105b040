// What the scripts of docs/unity.md use of Unity, as far as they use it: what is put on tilemaps is kept, to be looked at.
using System.Collections.Generic;
using System.Web.Script.Serialization;

namespace UnityEngine
{
    public class TextAsset { public string text; }
    public class Texture2D { public int width, height; }
    public struct Vector2 { public float x, y; public Vector2(float x, float y) { this.x = x; this.y = y; } }
    public struct Vector3Int { public int x, y, z; public Vector3Int(int x, int y, int z) { this.x = x; this.y = y; this.z = z; } }
    public struct Rect { public float x, y, width, height; public Rect(float x, float y, float width, float height) { this.x = x; this.y = y; this.width = width; this.height = height; } }
    public class Sprite
    {
        public Rect rect;
        public float pixelsPerUnit;
        public static Sprite Create(Texture2D texture, Rect rect, Vector2 pivot, float pixelsPerUnit)
        {
            if (rect.x < 0 || rect.y < 0 || rect.x + rect.width > texture.width || rect.y + rect.height > texture.height)
                throw new System.ArgumentException("Could not create sprite with a rectangle outside of its texture");
            return new Sprite { rect = rect, pixelsPerUnit = pixelsPerUnit };
        }
    }
    public class ScriptableObject { public static T CreateInstance<T>() where T : new() { return new T(); } }
    public class Component { public GameObject gameObject; public Transform transform { get { return gameObject.transform; } } }
    public class MonoBehaviour : Component { }
    public class Transform : Component
    {
        public readonly List<GameObject> children = new List<GameObject>();
        public void SetParent(Transform parent, bool worldPositionStays) { parent.children.Add(gameObject); }
    }
    public class GameObject
    {
        public readonly string name;
        readonly Transform place = new Transform();
        readonly List<Component> components = new List<Component>();
        public GameObject(string name) { this.name = name; place.gameObject = this; }
        public Transform transform { get { return place; } }
        public T AddComponent<T>() where T : Component, new()
        {
            var added = new T { gameObject = this };
            components.Add(added);
            return added;
        }
        public T GetComponent<T>() where T : Component
        {
            foreach (var each in components) if (each is T) return (T)each;
            return null;
        }
    }
    public static class JsonUtility
    {
        // Like Unity's it fills public fields, and leaves out what no field is named after.
        public static T FromJson<T>(string json)
        {
            return new JavaScriptSerializer { MaxJsonLength = int.MaxValue }.Deserialize<T>(json);
        }
    }
}

namespace UnityEngine.Tilemaps
{
    public class Tile
    {
        public enum ColliderType { None, Sprite, Grid }
        public Sprite sprite;
        public ColliderType colliderType = ColliderType.Sprite;
    }
    public class Tilemap : Component
    {
        public readonly Dictionary<Vector3Int, Tile> tiles = new Dictionary<Vector3Int, Tile>();
        public void SetTile(Vector3Int position, Tile tile) { tiles[position] = tile; }
    }
    public class TilemapRenderer : Component { public int sortingOrder; }
    public class TilemapCollider2D : Component { }
}
