# Runs the script of docs/godot.md for Godot 3 without a window, and prints what it made.
extends SceneTree

func _init():
	var dungeon = Node2D.new()
	dungeon.set_script(load("res://dungeon.gd"))
	get_root().add_child(dungeon)
	for child in dungeon.get_children():
		if child is TileMap:
			print("map\t", child.name, "\t", child.modulate.a)
			for cell in child.get_used_cells():
				print(cell.x, "\t", cell.y, "\t", child.get_cellv(cell))
		else:
			print("mark\t", child.get_meta("kind"), "\t", child.position.x, "\t", child.position.y, "\t", child.get_groups()[0])
	var tiles = dungeon.get_child(0).tile_set
	for tile in tiles.get_tiles_ids():
		print("tile\t", tile, "\t", tiles.tile_get_region(tile).position.x, "\t", tiles.tile_get_region(tile).position.y, "\t", tiles.tile_get_shape_count(tile), "\t", tiles.tile_get_light_occluder(tile) != null)
	quit()
