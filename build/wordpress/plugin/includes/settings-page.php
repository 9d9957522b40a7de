<?php
// The page Settings → Electrician Elements.

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', 'electrician_elements_add_settings_page' );
add_action( 'admin_init', 'electrician_elements_register_settings' );
add_action( 'admin_enqueue_scripts', 'electrician_elements_settings_script' );
add_filter( 'plugin_action_links_' . plugin_basename( ELECTRICIAN_ELEMENTS_FILE ), 'electrician_elements_action_links' );

/** Adds the page to the menu. */
function electrician_elements_add_settings_page(): void {
	add_options_page( 'Electrician Elements', 'Electrician Elements', 'manage_options', 'electrician-elements', 'electrician_elements_settings_page' );
}

/** Adds a link to the page to the list of plugins. */
function electrician_elements_action_links( $links ) {
	$url = admin_url( 'options-general.php?page=electrician-elements' );
	return array_merge( array( sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html__( 'Settings', 'electrician-elements' ) ) ), $links );
}

/** Loads the script of the page. */
function electrician_elements_settings_script( $page ): void {
	if ( 'settings_page_electrician-elements' === $page ) {
		wp_enqueue_script( 'electrician-elements-settings', plugins_url( 'admin/settings-page.js', ELECTRICIAN_ELEMENTS_FILE ), array(), ELECTRICIAN_ELEMENTS_VERSION, true );
	}
}

/** Registers the option and its fields. */
function electrician_elements_register_settings(): void {
	register_setting(
		'electrician_elements',
		'electrician_elements',
		array(
			'type'              => 'object',
			'sanitize_callback' => 'electrician_elements_sanitize_settings',
			'show_in_rest'      => false,
		)
	);
	foreach ( electrician_elements_sections() as $id => $section ) {
		add_settings_section( $id, $section['title'], fn () => print '<p>' . esc_html( $section['about'] ) . '</p>', 'electrician-elements' );
		foreach ( $section['fields'] as $field ) {
			// A button names itself. The field of the facts file is its file input.
			$control = 'facts' === $field['id'] ? 'facts_file' : $field['id'];
			$label   = '' === $field['label'] ? array() : array( 'label_for' => $control );
			add_settings_field( $field['id'], $field['label'], 'electrician_elements_field', 'electrician-elements', $id, array_merge( $field, $label ) );
		}
	}
}

/** Prints the page. */
function electrician_elements_settings_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	?>
	<div class="wrap">
		<h1>Electrician Elements</h1>
		<p>
			<?php esc_html_e( 'Fill in your store and your business here. Then add the blocks of the category “Electrician Elements” to your pages.', 'electrician-elements' ); ?>
		</p>
		<form action="<?php echo esc_url( admin_url( 'options.php' ) ); ?>" method="post">
			<?php
			settings_fields( 'electrician_elements' );
			do_settings_sections( 'electrician-elements' );
			?>
			<p class="submit">
				<?php submit_button( null, 'primary', 'submit', false ); ?>
				<button type="submit" class="button" style="margin-inline-start: 8px" name="action" value="electrician_elements_pages" formaction="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
					<?php esc_html_e( 'Save and create the pages', 'electrician-elements' ); ?>
				</button>
			</p>
		</form>
	</div>
	<?php
}
